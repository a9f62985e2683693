// Types of packages that only this folder installs, so types and lint can be checked without them.

declare module 'express' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export type FunctionHandler = (request: IncomingMessage, response: ServerResponse) => void;
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  interface Application extends RequestListener {
    use(middleware: Middleware): void;
    all(path: string, handler: FunctionHandler): void;
  }
  interface JsonOptions {
    readonly verify: (request: IncomingMessage & { rawBody?: Buffer }, response: ServerResponse, body: Buffer) => void;
  }
  const express: { (): Application; json(options: JsonOptions): Middleware };
  export default express;
}

declare module 'postal-mime' {
  interface ParsedMail {
    readonly text?: string;
  }
  const PostalMime: { parse(source: string): Promise<ParsedMail> };
  export default PostalMime;
}

declare module 'smtp-server' {
  import type { Readable } from 'node:stream';

  interface SmtpSession {
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] };
  }
  interface SmtpOptions {
    readonly authOptional: boolean;
    readonly disabledCommands: readonly string[];
    readonly onData: (stream: Readable, session: SmtpSession, done: (error?: Error) => void) => void;
  }
  export class SMTPServer {
    constructor(options: SmtpOptions);
    on(event: 'error', listener: (error: Error) => void): void;
    listen(port: number, host: string, onListening: () => void): void;
    close(onClosed: () => void): void;
  }
}

declare module '@firebase/rules-unit-testing' {
  import type { Firestore } from 'firebase/firestore';

  interface RulesTestContext {
    firestore(): Firestore;
  }
  export interface RulesTestEnvironment {
    authenticatedContext(uid: string, claims?: Readonly<Record<string, unknown>>): RulesTestContext;
    unauthenticatedContext(): RulesTestContext;
    withSecurityRulesDisabled(action: (context: RulesTestContext) => Promise<void>): Promise<void>;
    clearFirestore(): Promise<void>;
    cleanup(): Promise<void>;
  }
  export function initializeTestEnvironment(config: {
    readonly projectId: string;
    readonly firestore: { readonly host: string; readonly port: number; readonly rules: string };
  }): Promise<RulesTestEnvironment>;
}
