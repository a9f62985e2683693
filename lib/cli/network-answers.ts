/** Three agencies of different platforms; any answer, even a refusal, proves a network. */
const PROBES = ['https://511ny.org/', 'https://cwwp2.dot.ca.gov/', 'https://webcams.nyctmc.org/'];
const PROBE_TIMEOUT_MS = 5_000;

/** Whether any of the agencies can be reached from here, after 5 seconds at the most. */
export async function networkAnswers(): Promise<boolean> {
  const probes = PROBES.map((url) =>
    fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }),
  );
  return Promise.any(probes).then(
    () => true,
    () => false,
  );
}
