declare module 'js-yaml' {
  export function safeLoadAll(text: string): unknown[];
}
