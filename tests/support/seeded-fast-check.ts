import fc from 'fast-check';

// One seed for the whole run, so that a failure is there again in the next one; jest.config.mjs sets and prints it.
fc.configureGlobal({ seed: Number(process.env.ROADFEED_SEED) });

export { fc };
