"""The contract: rules, chance, views, tables and records. Imports no other parlour package."""
