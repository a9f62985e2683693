/** States and provinces by zone; in states with two, the agency's. For TravelIQ's times, which have none. */
export const TIME_ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'CT FL GA ME NC NY PA',
  'America/Chicago': 'LA WI',
  'America/Denver': 'UT',
  'America/Los_Angeles': 'NV',
  'America/Anchorage': 'AK',
  'America/Boise': 'ID',
  'America/Edmonton': 'AB',
  'America/Halifax': 'NS PE',
  'America/Moncton': 'NB',
  'America/Phoenix': 'AZ',
  'America/Regina': 'SK',
  'America/St_Johns': 'NL',
  'America/Toronto': 'ON',
  'America/Whitehorse': 'YT',
  'America/Winnipeg': 'MB',
};
