/** Answers of the service that are errors: name of the status to its HTTP code. */
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

/** The numbers of the same statuses where the protocol counts instead (a removed target's cause). */
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

/** An answer that is an error. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly status: RpcStatus;

  constructor(status: RpcStatus, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whatever was thrown as an answer; our own mistakes are told on the console, too. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  console.error('[firestore stand-in]', error);
  return new RpcError('INTERNAL', String(error));
}

/** The body of an error as the service writes it. */
export const errorBody = ({ status, message }: RpcError) => ({
  error: { code: HTTP_CODES[status], message, status },
});
