"""The database: schema, migrations, the store, backups and deletion."""
