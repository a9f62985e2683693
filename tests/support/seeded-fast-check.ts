import fc from 'fast-check';

// One seed for the whole run makes failures repeatable; jest.config.mjs sets and prints it.
fc.configureGlobal({ seed: Number(process.env.ROADFEED_SEED) });

export { fc };
