/** Next calls it once when a server starts. `npm start` sets ROADFEED_DEMO and says more. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.ROADFEED_DEMO) return;
  const { isDemoMode } = await import('@/demo/demo-world');
  if (isDemoMode())
    console.log('No cameras have been collected, so this is the DEMO network. To collect cameras: npm run sync');
}
