/** The six features of every place (spec 2). */
export const PLACE_FEATURES = [
  { title: 'Interactive map', text: 'Cameras gather into clusters that open as you zoom in.' },
  { title: 'Searchable grid', text: 'Search by road or town, filter by county, sort as you like.' },
  { title: 'Save favorites', text: 'Keep the cameras of your commute one tap away.' },
  { title: 'Live updates', text: 'Straight from 511 and transport department systems.' },
  { title: '24/7 access', text: 'Free at any hour, without an account.' },
  { title: 'Mobile friendly', text: 'Made for a phone as much as for a wall of screens.' },
] as const;
