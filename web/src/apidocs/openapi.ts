/** The parts of an OpenAPI document that the page shows, and how it reads them. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
  description?: string;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface Described {
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

export interface OpenApi {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, Schema> };
}

/** One request that can be made. */
export interface Operation {
  method: string;
  path: string;
  slug: string;
  description: string;
  parameters: Parameter[];
  body: Schema | undefined;
  answers: { status: string; description: string; schema: Schema | undefined }[];
}

const METHODS = ["get", "post", "put", "patch", "delete"];

export function operationsOf(doc: OpenApi): Operation[] {
  return Object.entries(doc.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => operationOf(method, path, item[method] as Described)),
  );
}

/** Parameters that most requests take: they are told of once. */
export function sharedOf(operations: Operation[]): Parameter[] {
  const all = operations.flatMap((operation) => operation.parameters.filter((parameter) => parameter.in !== "path"));
  const names = new Set(all.map((parameter) => parameter.name));
  return [...names]
    .map((name) => all.filter((parameter) => parameter.name === name))
    .filter((same) => same.length > operations.length / 2)
    .map((same) => same[0]!);
}

function operationOf(method: string, path: string, said: Described): Operation {
  return {
    method: method.toUpperCase(),
    path,
    slug: `${method}${path.replace(/[^A-Za-z0-9]+/g, "-")}`.replace(/-$/, ""),
    description: said.description ?? said.summary ?? "",
    parameters: said.parameters ?? [],
    body: schemaIn(said.requestBody),
    answers: Object.entries(said.responses ?? {}).map(([status, answer]) => ({
      status,
      description: answer.description ?? "",
      schema: schemaIn(answer),
    })),
  };
}

function schemaIn(content: Content | undefined): Schema | undefined {
  return Object.values(content?.content ?? {})[0]?.schema;
}

/** The name of what a reference points at. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** A piece of the shape of something: words, or the name of a schema that is told of elsewhere. */
export interface Piece {
  text: string;
  link: boolean;
}

/** The shape of a value, short: `list of Fact`, `string or null`, `"open" or "bot"`. */
export function shapeOf(schema: Schema | undefined): Piece[] {
  if (!schema) return [];
  if (schema.$ref) return [{ text: nameOf(schema.$ref), link: true }];
  const kinds = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (kinds) return joined(kinds.map(shapeOf), " | ");
  if (schema.enum) return [words(schema.enum.map((value) => JSON.stringify(value)).join(" | "))];
  if ("const" in schema) return [words(JSON.stringify(schema.const))];
  if (schema.prefixItems) return [words("["), ...joined(schema.prefixItems.map(shapeOf), ", "), words("]")];
  if (schema.type === "array") return [...grouped(shapeOf(schema.items)), words("[]")];
  if (schema.type === "object") return mapOf(schema);
  return [words([schema.type ?? "any"].flat().join(" | "))];
}

function mapOf(schema: Schema): Piece[] {
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [words(`${name}: `), ...shapeOf(field)]);
    return [words("{ "), ...joined(fields, ", "), words(" }")];
  }
  const values =
    typeof schema.additionalProperties === "object" ? shapeOf(schema.additionalProperties) : [words("any")];
  return [words("{ [name]: "), ...values, words(" }")];
}

function grouped(pieces: Piece[]): Piece[] {
  const apart = pieces.some((piece) => piece.text.includes("|"));
  return apart ? [words("("), ...pieces, words(")")] : pieces;
}

function joined(all: Piece[][], between: string): Piece[] {
  return all.flatMap((pieces, at) => (at === 0 ? pieces : [words(between), ...pieces]));
}

function words(text: string): Piece {
  return { text, link: false };
}

export interface Field {
  name: string;
  schema: Schema;
  required: boolean;
}

export function fieldsOf(schema: Schema): Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: required.has(name),
  }));
}
