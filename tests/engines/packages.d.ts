// Types of packages that only this folder installs, so types and lint can be checked without them.

declare module 'puppeteer-core' {
  interface Page {
    goto(address: string, options: object): Promise<unknown>;
    reload(options: object): Promise<unknown>;
    waitForFunction<A>(condition: (argument: A) => boolean, options: object, argument: A): Promise<unknown>;
    evaluate<T, A>(read: (argument: A) => T, argument: A): Promise<T>;
    click(selector: string): Promise<void>;
    close(): Promise<void>;
  }
  interface Browser {
    version(): Promise<string>;
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }
  const puppeteer: { launch(options: object): Promise<Browser> };
  export default puppeteer;
}

declare module 'selenium-webdriver' {
  export class Capabilities {
    constructor(values: object);
    getBrowserVersion(): string | undefined;
  }
  export const By: { css(selector: string): object };
  export interface WebDriver {
    wait(condition: () => Promise<boolean>, limitMs: number): Promise<unknown>;
    executeScript<T>(script: (selector: string) => T, selector: string): Promise<T>;
    get(address: string): Promise<void>;
    navigate(): { refresh(): Promise<void> };
    findElement(by: object): { click(): Promise<void> };
    getCapabilities(): Promise<Capabilities>;
    quit(): Promise<void>;
  }
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
}

declare module 'selenium-webdriver/remote' {
  interface DriverService {
    start(limitMs: number): Promise<string>;
    kill(): Promise<void>;
  }
  interface ServiceBuilder {
    setPort(port: number): this;
    setLoopback(isLoopback: boolean): this;
    setEnvironment(env: object): this;
    build(): DriverService;
  }
  export const DriverService: { readonly Builder: new (program: string) => ServiceBuilder };
}
