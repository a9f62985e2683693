// hls.js ships no types for its light build; those of the full build apply.
declare module 'hls.js/light' {
  export { default, type ErrorData, type HlsConfig } from 'hls.js';
}
