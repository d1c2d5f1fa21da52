"""The contract: rules, chance, views, tables and records. Imports nothing else of ours."""
