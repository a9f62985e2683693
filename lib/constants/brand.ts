export const BRAND = 'Roadfeed';

/** The page that other sites may frame. */
export const EMBED_PATH = '/embed';
