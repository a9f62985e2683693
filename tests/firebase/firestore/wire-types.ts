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

export interface Precondition {
  readonly exists?: boolean;
  readonly updateTime?: string;
}

export interface Write {
  readonly update?: { readonly name: string; readonly fields?: DocumentFields };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly FieldTransform[];
  readonly delete?: string;
  readonly currentDocument?: Precondition;
}

export interface StructuredQuery {
  readonly from?: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: unknown;
  readonly orderBy?: readonly { readonly field: { readonly fieldPath: string }; readonly direction?: string }[];
  readonly limit?: unknown;
}

export interface Target {
  readonly targetId: number;
  readonly documents?: { readonly documents: readonly string[] };
  readonly query?: { readonly parent: string; readonly structuredQuery: StructuredQuery };
  readonly resumeToken?: string;
  readonly readTime?: string;
}

export interface ListenRequest {
  readonly addTarget?: Target;
  readonly removeTarget?: number;
}

export interface WriteRequest {
  readonly writes?: readonly Write[];
}

export interface CommitResponse {
  readonly commitTime: string;
  readonly writeResults: readonly { readonly updateTime: string; readonly transformResults?: readonly Value[] }[];
}
