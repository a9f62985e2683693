import type { PlaceEntry } from '@/lib/places/place';

export const NEW_MEXICO: readonly PlaceEntry[] = [
  {
    key: 'new-mexico',
    type: 'state',
    name: 'New Mexico',
    code: 'NM',
    count: '310+',
    description:
      'New Mexico crosses I-25 and I-40 at Albuquerque’s Big I and leaves the rest to wide deserts, dust, and mountain passes.',
    traffic:
      'I-40 is Route 66’s heir and a truck route all the way across; I-10 cuts across the Bootheel from Las Cruces to Lordsburg. US-285 carries Permian Basin oil from Carlsbad, and US-550 leads to the Four Corners.',
    watch:
      'Dust at Lordsburg Playa has killed dozens on I-10; signs and cameras guard it now. Raton and Glorieta passes get snow, La Bajada gets wind, and monsoon rain fills the arroyos in July.',
    roads: 'I-25, I-40, I-10, US-285, US-550, US-54, US-70',
    areas: [
      ['Albuquerque', '140+', 'Big I, I-40, I-25, Paseo del Norte'],
      ['Santa Fe and north', '50+', 'I-25 La Bajada, US-285, Taos'],
      ['Las Cruces and south', '40+', 'I-10, I-25, San Augustin Pass'],
      ['I-10 playas', '16+', 'Lordsburg, Deming'],
      ['I-40 corridor', '40+', 'Gallup, Clines Corners, Tucumcari'],
    ],
  },
  {
    key: 'albuquerque',
    type: 'city',
    name: 'Albuquerque',
    code: 'NM',
    count: '120+',
    description:
      'Albuquerque’s turquoise Big I lifts I-25 over I-40, with the Sandias to the east and the Rio Grande to the west.',
    traffic:
      'Only a few bridges serve the West Side: Paseo del Norte, Montaño, I-40, and Central. Intel and Rio Rancho commuters use the first, traffic for Kirtland’s gates and the Sunport fills the end of Gibson, and everyone shares Coors.',
    watch:
      'During October’s Balloon Fiesta, traffic on Alameda and I-25 stops before dawn. Tijeras Canyon on I-40 has ice and wind when the city is warm, and arroyos run full ten minutes after thunder.',
    roads: 'I-25, I-40, NM-423 (Paseo del Norte), NM-45 (Coors Boulevard), Central Avenue, US-550',
    areas: [
      ['Big I', '26+', 'I-25, I-40, Lomas, Menaul'],
      ['West Side', '26+', 'I-40 Coors, Unser, Paseo del Norte'],
      ['North I-25', '22+', 'Montgomery, Jefferson, Balloon Park'],
      ['Tijeras Canyon', '10+', 'I-40 Carnuel, Tramway, Zuzax'],
      ['South', '16+', 'I-25 Sunport, Gibson, Isleta'],
    ],
  },
  {
    key: 'las-cruces',
    type: 'city',
    name: 'Las Cruces',
    code: 'NM',
    count: '32+',
    description:
      'Las Cruces is where I-25 ends at I-10 beside the Rio Grande, below the needles of the Organ Mountains.',
    traffic:
      'Lohman, University, and Main carry local and Aggies traffic; US-70 climbs from here to White Sands, where missile tests close it for an hour. Border freight from Santa Teresa takes I-10.',
    watch:
      'Before you leave, check for dust on I-10 toward Deming, wind over San Augustin Pass, and backups at the Border Patrol checkpoint north of town. Hatch’s chile trucks run on I-25 in September.',
    roads: 'I-25, I-10, US-70, US-180, Lohman Avenue, NM-28',
    areas: [
      ['I-25 and I-10', '9+', 'Interchange, University Avenue, NMSU'],
      ['US-70', '8+', 'Main Street, Organ, San Augustin Pass'],
      ['City', '7+', 'Lohman, Telshor, Picacho'],
      ['Border side', '6+', 'I-10 Anthony, Mesquite, Santa Teresa'],
    ],
  },
];
