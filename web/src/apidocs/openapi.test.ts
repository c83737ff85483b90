import { expect, test } from "vitest";
import { fieldsOf, operationsOf, shapeOf, sharedOf, type Schema } from "./openapi";

const shown = (schema: Schema) =>
  shapeOf(schema)
    .map((piece) => (piece.link ? `<${piece.text}>` : piece.text))
    .join("");

test("shapes in short", () => {
  expect(shown({ $ref: "#/components/schemas/Table" })).toBe("<Table>");
  expect(shown({ type: "array", items: { $ref: "#/$defs/Fact" } })).toBe("<Fact>[]");
  expect(shown({ anyOf: [{ type: "number" }, { type: "null" }] })).toBe("number | null");
  expect(shown({ type: "array", items: { anyOf: [{ type: "string" }, { type: "null" }] } })).toBe("(string | null)[]");
  expect(shown({ enum: ["open", "bot"] })).toBe('"open" | "bot"');
  expect(shown({ type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }] })).toBe("[integer, integer]");
  expect(shown({ type: "object", additionalProperties: { type: "string" } })).toBe("{ [name]: string }");
  expect(shown({ type: "object", properties: { ply: { type: "integer" } } })).toBe("{ ply: integer }");
  expect(shown({})).toBe("any");
});

test("requests are read from the document", () => {
  const table = {
    content: { "application/json": { schema: { $ref: "#/components/schemas/Table" } } },
    description: "The table.",
  };
  const doc = {
    info: { title: "Periplus", version: "1" },
    paths: {
      "/api/tables/{id}": { get: { summary: "A table", responses: { 200: table, 404: { description: "no_table" } } } },
    },
  };
  const [found, ...others] = operationsOf(doc);
  expect(others).toEqual([]);
  expect([found!.method, found!.slug, found!.description]).toEqual(["GET", "get-api-tables-id", "A table"]);
  expect(found!.answers.map((answer) => [answer.status, !!answer.schema])).toEqual([
    ["200", true],
    ["404", false],
  ]);
});

test("what most requests take is told once", () => {
  const [lang, id, seat] = ["query", "path", "query"].map((place, at) => ({
    name: ["lang", "id", "seat"][at]!,
    in: place,
  }));
  const get = (parameters: object[]) => ({ get: { parameters } });
  const paths = { "/a": get([lang!, id!]), "/b": get([lang!, id!, seat!]), "/c": get([id!]) };
  const found = operationsOf({ info: { title: "", version: "" }, paths });
  expect(sharedOf(found).map((parameter) => parameter.name)).toEqual(["lang"]);
});

test("fields know whether they are required", () => {
  const schema = { properties: { code: { type: "integer" }, name: { type: "string" } }, required: ["code"] };
  expect(fieldsOf(schema).map((field) => [field.name, field.required])).toEqual([
    ["code", true],
    ["name", false],
  ]);
});
