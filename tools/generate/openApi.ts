import { withReferences, type EndpointRow, type Json, type SchemaFile } from './pluginFiles.ts';

/** The contract of the platform: every call with its shapes, as OpenAPI 3.1. */
export function openApi(endpoints: readonly EndpointRow[], files: readonly SchemaFile[]): Json {
  const paths: Record<string, Json> = {};
  for (const row of endpoints) {
    const path = String(row['path']);
    paths[path] = { ...paths[path], [String(row['method']).toLowerCase()]: operationOf(row, path) };
  }
  const shapes = files.flatMap(({ defs }) => Object.entries(defs));
  return {
    openapi: '3.1.0',
    info: { title: 'Grandstand platform', version: '1' },
    paths,
    components: {
      schemas: Object.fromEntries(
        shapes.map(([name, def]) => [name, withReferences(def, '#/components/schemas/')]),
      ),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-grandstand_sid' },
      },
    },
  };
}

/** A part of a multipart file. */
const bytes: Json = { type: 'string', format: 'binary', maxLength: 1_048_576 };

function operationOf(row: EndpointRow, path: string): Json {
  const query = (row['query'] ?? []) as readonly string[];
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true })),
    ...query.map((name) => ({ name, in: 'query', required: false })),
    ...(row['idempotencyKey'] === true
      ? [{ name: 'X-Idempotency-Key', in: 'header', required: true }]
      : []),
  ].map((parameter) => ({ ...parameter, schema: { type: 'string' } }));
  return {
    operationId: row.id,
    tags: [row.id.split('.')[0]],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(row['isBinary'] === true
      ? {
          requestBody: {
            required: true,
            content: { 'application/octet-stream': { schema: bytes } },
          },
        }
      : {}),
    ...(row.request === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: contentOf(
              row.request,
              row['isForm'] === true ? 'application/x-www-form-urlencoded' : undefined,
            ),
          },
        }),
    responses: {
      '2XX': {
        description: 'Done.',
        ...(row.answer === undefined ? {} : { content: contentOf(row.answer) }),
      },
      default: { description: 'Refused or failed.', content: contentOf('ErrorAnswer') },
    },
    security: securityOf(String(row['auth'])),
  };
}

/** An empty alternative in the list means that sign-in is optional. */
function securityOf(auth: string): readonly Json[] {
  switch (auth) {
    case 'none':
      return [];
    case 'optional':
      return [{}, { bearer: [] }];
    default:
      return [{ [auth]: [] }];
  }
}

function contentOf(name: string, type = 'application/json'): Json {
  return { [type]: { schema: { $ref: `#/components/schemas/${name}` } } };
}
