"""Drawings of tables: shapes that become SVG text or an array of pixels."""
