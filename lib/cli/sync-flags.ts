/**
 * Node's options for sync; package.json has them, too. V8 otherwise lets the heap grow to half as much again before it collects: 34,848
 * cameras then take 490 to 530 MB in place of 310 to 340. It costs some seconds of processor time, while sync waits for agencies.
 */
export const SYNC_FLAGS = ['--heap-growing-percent=15', '--max-semi-space-size=4'] as const;
