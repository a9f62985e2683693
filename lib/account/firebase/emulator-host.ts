/** Where the emulators of development and tests listen: nowhere but on this machine. */
export const EMULATOR_HOST = '127.0.0.1';
