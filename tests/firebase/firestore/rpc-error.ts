/** Error status names and their HTTP codes. */
export const HTTP_CODES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
} as const;

export type RpcStatus = keyof typeof HTTP_CODES;

/** Their numbers, which the protocol uses for the cause of a removed target. */
export const RPC_CODES: Readonly<Record<RpcStatus, number>> = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAUTHENTICATED: 16,
};

export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly status: RpcStatus;

  constructor(status: RpcStatus, message: string) {
    super(message);
    this.status = status;
  }
}

/** Converts anything thrown to an answer and logs our own bugs. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  console.error('[firestore stand-in]', error);
  return new RpcError('INTERNAL', String(error));
}

/** The body of an error response. */
export const errorBody = ({ status, message }: RpcError) => ({
  error: { code: HTTP_CODES[status], message, status },
});
