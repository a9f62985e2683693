import { RpcError } from './rpc-error';

/** The emulators' tokens are unsigned, so anyone can impersonate anyone: never expose this server. */
export interface Caller {
  /** May do everything, for tests that prepare documents. */
  readonly isOwner: boolean;
  readonly auth: { readonly uid: string; readonly token: unknown } | null;
}

const ANONYMOUS: Caller = { isOwner: false, auth: null };

/**
 * Parses an Authorization header.
 * @throws RpcError UNAUTHENTICATED for anything but a token of this project.
 */
export function readCaller(authorization: string | undefined, projectId: string): Caller {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return ANONYMOUS;
  if (token === 'owner') return { isOwner: true, auth: null };
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const uid = claims.user_id ?? claims.sub;
    if (claims.aud !== projectId || typeof uid !== 'string') throw new Error(`not of ${projectId}`);
    return { isOwner: false, auth: { uid, token: claims } };
  } catch (error) {
    throw new RpcError('UNAUTHENTICATED', `Invalid token: ${String(error)}`);
  }
}
