import fc from 'fast-check';

const isMutant = process.env.STRYKER_MUTATOR_WORKER !== undefined;
// One seed for the whole run makes failures repeatable; jest.config.mjs sets and prints it.
fc.configureGlobal({
  seed: Number(process.env.ROADFEED_SEED),
  ...(isMutant && { numRuns: 20, endOnFailure: true }),
});

export { fc };
