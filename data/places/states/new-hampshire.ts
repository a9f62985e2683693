import type { PlaceEntry } from '@/lib/places/place';

export const NEW_HAMPSHIRE: readonly PlaceEntry[] = [
  {
    key: 'new-hampshire',
    type: 'state',
    name: 'New Hampshire',
    code: 'NH',
    count: '105+',
    description:
      'New Hampshire runs from sixteen miles of seacoast on I-95 to Franconia Notch, where I-93 narrows to a parkway between cliffs.',
    traffic:
      'I-93 takes Boston’s skiers and leaf peepers north through Salem, Manchester, Concord, and the Hooksett tolls. The Spaulding Turnpike does the same for the lakes, over the Little Bay bridges.',
    watch:
      'Mount Washington makes its own weather: Crawford Notch on US-302 and Pinkham Notch on Route 16 may be white in May. Race days in Loudon and fall weekends on the Kancamagus fill the two-lane roads.',
    roads: 'I-93, I-95, I-89, F.E. Everett Turnpike, Spaulding Turnpike, US-3, Route 101',
    areas: [
      ['Seacoast', '20+', 'I-95 Hampton tolls, Piscataqua River Bridge, Portsmouth circle'],
      ['Manchester and Nashua', '32+', 'I-93, I-293, Everett Turnpike'],
      ['Concord', '15+', 'I-89 and I-93 split, Bow, Hooksett tolls'],
      ['Lakes and Route 16', '18+', 'Spaulding Turnpike, Rochester, Ossipee'],
      ['White Mountains', '20+', 'Franconia Notch, Crawford Notch, Littleton'],
    ],
  },
  {
    key: 'manchester',
    type: 'city',
    name: 'Manchester',
    code: 'NH',
    count: '20+',
    description:
      'Manchester’s brick mills line the Merrimack between I-293 on the west bank and I-93 on the east, with Route 101 tying both to the coast.',
    traffic:
      'The Amoskeag and Queen City bridges take local traffic; Exit 5 on I-293 and the Bedford end of Route 101 are the evening trouble spots. Airport traffic uses Raymond Wieczorek Drive instead of Brown Avenue.',
    watch:
      'Spray and blowing snow cut visibility at the I-93 and I-293 split on the southern edge. Lake Massabesic’s fog hangs over Route 28 long after sunrise.',
    roads: 'I-93, I-293, Route 101, F.E. Everett Turnpike, US-3',
    areas: [
      ['Millyard', '5+', 'I-293 Exits 4 to 6, Amoskeag Bridge'],
      ['I-93 east side', '6+', 'Exits 6 to 9, Hooksett'],
      ['Bedford', '4+', 'Route 101, Everett Turnpike tolls'],
      ['Airport', '4+', 'Wieczorek Drive, Brown Avenue'],
    ],
  },
  {
    key: 'nashua',
    type: 'city',
    name: 'Nashua',
    code: 'NH',
    count: '15+',
    description:
      'Nashua lives along the Everett Turnpike, with eight exits between the Massachusetts line and Merrimack and cross-border shoppers all week.',
    traffic:
      'Daniel Webster Highway beside the Pheasant Lane Mall is the retail strip; Exit 7 and Route 101A toward Amherst carry commuters. Crossing the Merrimack to Hudson means the Taylor Falls or the Sagamore bridge.',
    watch:
      'Tax-free weekends and December Saturdays back up Exit 1 into Tyngsborough. Amherst Street floods in cloudbursts near Somerset Parkway.',
    roads: 'F.E. Everett Turnpike, US-3, Route 101A, Route 111, Route 130',
    areas: [
      ['State line', '4+', 'Exit 1, Daniel Webster Highway, Spit Brook Road'],
      ['Amherst Street', '4+', 'Exit 7, Route 101A, Somerset Parkway'],
      ['River crossings', '4+', 'Taylor Falls Bridge, Sagamore Bridge'],
      ['Merrimack', '3+', 'Exits 10 to 12, premium outlets'],
    ],
  },
];
