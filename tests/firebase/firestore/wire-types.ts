/** The protocol's messages as proto3 JSON, as far as the product and its tests use them. */

/** One key that names the type: `{ stringValue: 'x' }`. */
export type Value = Readonly<Record<string, unknown>>;
export type DocumentFields = Readonly<Record<string, Value>>;

export interface FirestoreDocument {
  readonly name: string;
  readonly fields: DocumentFields;
  readonly createTime: string;
  readonly updateTime: string;
}

interface ListOfValues {
  readonly values?: readonly Value[];
}

export interface FieldTransform {
  readonly fieldPath: string;
  readonly setToServerValue?: 'REQUEST_TIME';
  readonly appendMissingElements?: ListOfValues;
  readonly removeAllFromArray?: ListOfValues;
}

export interface Write {
  readonly update?: { readonly name: string; readonly fields?: DocumentFields };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly FieldTransform[];
  readonly delete?: string;
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
}

export interface StructuredQuery {
  readonly from?: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: unknown;
  readonly limit?: unknown;
}

export interface Target {
  readonly targetId: number;
  readonly documents?: { readonly documents: readonly string[] };
  readonly query?: { readonly parent: string; readonly structuredQuery: StructuredQuery };
}

export interface CommitResponse {
  readonly commitTime: string;
  readonly writeResults: readonly { readonly updateTime: string; readonly transformResults: readonly Value[] }[];
}

let lastMicros = 0n;

/** Now in RFC 3339 with microseconds. Each call returns a later time, so document versions differ. */
export function serverTime(): string {
  const clock = BigInt(Date.now()) * 1000n;
  lastMicros = clock > lastMicros ? clock : lastMicros + 1n;
  const seconds = new Date(Number(lastMicros / 1000n)).toISOString().slice(0, 19);
  return `${seconds}.${String(lastMicros % 1_000_000n).padStart(6, '0')}Z`;
}

/** Nanoseconds since 1970 of a time in RFC 3339 and UTC, which clients write with 0, 3, 6 or 9 digits. */
export function parseTime(iso: string): bigint {
  const [whole = '', digits = ''] = iso.replace('Z', '').split('.');
  return BigInt(Date.parse(`${whole}Z`)) * 1_000_000n + BigInt(digits.padEnd(9, '0'));
}
