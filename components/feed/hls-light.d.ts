// hls.js ships no types for its light build; they are those of the full one.
declare module 'hls.js/light' {
  export { default, type ErrorData, type HlsConfig } from 'hls.js';
}
