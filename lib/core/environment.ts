/** Variables by name, such as those of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;
