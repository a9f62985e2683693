export const BRAND = 'Roadfeed';
