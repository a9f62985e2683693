// Generated from data/agencies by `npm run agencies`.
import type { AgencyList } from '../agency';
import type { BuiltInId } from './agencies';
import { agency as a0 } from '../agencies/511ny';
import { agency as a1 } from '../agencies/511ga';
import { agency as a2 } from '../agencies/511id';
import { agency as a3 } from '../agencies/511newengland';
import { agency as a4 } from '../agencies/511pa';
import { agency as a5 } from '../agencies/511fl';
import { agency as a6 } from '../agencies/511ia';
import { agency as a7 } from '../agencies/511in';
import { agency as a8 } from '../agencies/511sc';
import { agency as a9 } from '../agencies/caltrans';
import { agency as a10 } from '../agencies/navcanada';
import { agency as a11 } from '../agencies/ontario-mto';
import { agency as a12 } from '../agencies/toronto-opendata';
import { agency as a13 } from '../agencies/rom';
import { agency as a14 } from '../agencies/511on';
import { agency as a15 } from '../agencies/vdot';
import { agency as a16 } from '../agencies/nycdot';
import { agency as a17 } from '../agencies/511ab';
import { agency as a18 } from '../agencies/511ak';
import { agency as a19 } from '../agencies/511az';
import { agency as a20 } from '../agencies/511bc';
import { agency as a21 } from '../agencies/511co';
import { agency as a22 } from '../agencies/511ct';
import { agency as a23 } from '../agencies/511de';
import { agency as a24 } from '../agencies/511hi';
import { agency as a25 } from '../agencies/511il';
import { agency as a26 } from '../agencies/511ks';
import { agency as a27 } from '../agencies/511ky';
import { agency as a28 } from '../agencies/511la';
import { agency as a29 } from '../agencies/511ma';
import { agency as a30 } from '../agencies/511mb';
import { agency as a31 } from '../agencies/511md';
import { agency as a32 } from '../agencies/511mi';
import { agency as a33 } from '../agencies/511mn';
import { agency as a34 } from '../agencies/511mo';
import { agency as a35 } from '../agencies/511ms';
import { agency as a36 } from '../agencies/511mt';
import { agency as a37 } from '../agencies/511nb';
import { agency as a38 } from '../agencies/511nc';
import { agency as a39 } from '../agencies/511nd';
import { agency as a40 } from '../agencies/511ne';
import { agency as a41 } from '../agencies/511nl';
import { agency as a42 } from '../agencies/511nm';
import { agency as a43 } from '../agencies/511ns';
import { agency as a44 } from '../agencies/511nv';
import { agency as a45 } from '../agencies/511oh';
import { agency as a46 } from '../agencies/511or';
import { agency as a47 } from '../agencies/511pe';
import { agency as a48 } from '../agencies/511ri';
import { agency as a49 } from '../agencies/511sd';
import { agency as a50 } from '../agencies/511sk';
import { agency as a51 } from '../agencies/511tn';
import { agency as a52 } from '../agencies/511ut';
import { agency as a53 } from '../agencies/511wa';
import { agency as a54 } from '../agencies/511wi';
import { agency as a55 } from '../agencies/511wv';
import { agency as a56 } from '../agencies/511yt';
import { agency as a57 } from '../agencies/austin';
import { agency as a58 } from '../agencies/calgary';
import { agency as a59 } from '../agencies/ottawa';
import { agency as a60 } from '../agencies/seattle';
import { agency as a61 } from '../agencies/vancouver';

export const AGENCY_LISTS: Readonly<Record<BuiltInId, AgencyList>> = {
  "511ny": a0.lists,
  "511ga": a1.lists,
  "511id": a2.lists,
  "511newengland": a3.lists,
  "511pa": a4.lists,
  "511fl": a5.lists,
  "511ia": a6.lists,
  "511in": a7.lists,
  "511sc": a8.lists,
  "caltrans": a9.lists,
  "navcanada": a10.lists,
  "ontario-mto": a11.lists,
  "toronto-opendata": a12.lists,
  "rom": a13.lists,
  "511on": a14.lists,
  "vdot": a15.lists,
  "nycdot": a16.lists,
  "511ab": a17.lists,
  "511ak": a18.lists,
  "511az": a19.lists,
  "511bc": a20.lists,
  "511co": a21.lists,
  "511ct": a22.lists,
  "511de": a23.lists,
  "511hi": a24.lists,
  "511il": a25.lists,
  "511ks": a26.lists,
  "511ky": a27.lists,
  "511la": a28.lists,
  "511ma": a29.lists,
  "511mb": a30.lists,
  "511md": a31.lists,
  "511mi": a32.lists,
  "511mn": a33.lists,
  "511mo": a34.lists,
  "511ms": a35.lists,
  "511mt": a36.lists,
  "511nb": a37.lists,
  "511nc": a38.lists,
  "511nd": a39.lists,
  "511ne": a40.lists,
  "511nl": a41.lists,
  "511nm": a42.lists,
  "511ns": a43.lists,
  "511nv": a44.lists,
  "511oh": a45.lists,
  "511or": a46.lists,
  "511pe": a47.lists,
  "511ri": a48.lists,
  "511sd": a49.lists,
  "511sk": a50.lists,
  "511tn": a51.lists,
  "511ut": a52.lists,
  "511wa": a53.lists,
  "511wi": a54.lists,
  "511wv": a55.lists,
  "511yt": a56.lists,
  "austin": a57.lists,
  "calgary": a58.lists,
  "ottawa": a59.lists,
  "seattle": a60.lists,
  "vancouver": a61.lists,
};
