import { getAuthTables } from "better-auth/db";
import { getTableColumns, getTableName, type Table } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { authOptions } from "../../src/auth/options.ts";
import * as schema from "../../src/auth/schema.ts";
import { readConfig } from "../../src/model/config.ts";
import type { Ports } from "../../src/model/ports.ts";

/** Making the options asks nothing of database and ports but the configuration. */
const config = readConfig({ PUBLIC_ORIGIN: "http://127.0.0.1:8787" });
const options = authOptions({ ports: { config } as Ports, database: {} as D1Database });
const wanted = getAuthTables(options);
const tables: Record<string, Table> = schema;

const COLUMN_TYPES: Record<string, string> = {
  string: "SQLiteText",
  boolean: "SQLiteBoolean",
  number: "SQLiteInteger",
  date: "SQLiteTimestamp",
  json: "SQLiteTextJson",
  "string[]": "SQLiteTextJson",
};

describe("the tables of accounts", () => {
  it("are exactly those that the configured library asks for", () => {
    expect(Object.keys(tables).toSorted()).toEqual(Object.keys(wanted).toSorted());
  });

  it.each(Object.entries(wanted))("%s has every field, of the type and need asked for", (name, { fields }) => {
    const columns = getTableColumns(tables[name] as Table);
    const asked = Object.entries(fields).map(([field, { type, required, unique }]) => ({
      field,
      type: COLUMN_TYPES[String(type)],
      // The library takes what is not said for required.
      isRequired: required !== false,
      isUnique: unique === true,
    }));
    const given = Object.entries(columns)
      .filter(([field]) => field !== "id")
      .map(([field, column]) => ({
        field,
        type: column.columnType,
        isRequired: column.notNull,
        isUnique: column.isUnique,
      }));
    const byField = (a: { field: string }, b: { field: string }) => a.field.localeCompare(b.field);
    expect(given.toSorted(byField)).toEqual(asked.toSorted(byField));
    expect(columns["id"]).toMatchObject({ columnType: "SQLiteText", primary: true });
  });

  it.each(Object.entries(wanted))("%s refers to what it should, and goes with it", (name, { fields }) => {
    const asked = Object.entries(fields).flatMap(([field, { references }]) =>
      references === undefined
        ? []
        : [`${field} -> ${references.model}.${references.field} ${references.onDelete ?? "cascade"}`],
    );
    const given = getTableConfig(tables[name] as SQLiteTable).foreignKeys.map((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      const field = Object.entries(getTableColumns(tables[name] as Table)).find(([, column]) => column === columns[0]);
      const target = Object.entries(tables).find(([, table]) => table === foreignTable);
      const member = Object.entries(getTableColumns(foreignTable)).find(([, column]) => column === foreignColumns[0]);
      return `${field?.[0]} -> ${target?.[0]}.${member?.[0]} ${key.onDelete}`;
    });
    expect(given.toSorted()).toEqual(asked.toSorted());
  });

  it("are named in one style", () => {
    const names = Object.values(tables).map((table) => getTableName(table));
    expect(names.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
  });
});
