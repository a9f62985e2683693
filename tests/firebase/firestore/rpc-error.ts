/** Error status names with their HTTP codes and numbers; the protocol uses the latter for a removed target. */
const CODES = {
  INVALID_ARGUMENT: [400, 3],
  FAILED_PRECONDITION: [400, 9],
  UNAUTHENTICATED: [401, 16],
  PERMISSION_DENIED: [403, 7],
  NOT_FOUND: [404, 5],
  ALREADY_EXISTS: [409, 6],
  INTERNAL: [500, 13],
  UNIMPLEMENTED: [501, 12],
} as const;

export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly status: keyof typeof CODES,
    message: string,
  ) {
    super(message);
  }

  get httpCode(): number {
    return CODES[this.status][0];
  }

  get code(): number {
    return CODES[this.status][1];
  }

  /** The body of an error response. */
  get body() {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }
}

/** Converts anything thrown to an answer and logs our own bugs. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  console.error('[firestore stand-in]', error);
  return new RpcError('INTERNAL', String(error));
}
