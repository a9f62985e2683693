import type { SetPiece } from '../../scenes/layout';
import { bridge } from './bridge';
import { canyon } from './canyon';
import { crossingGround, signals } from './crossing';
import { barn, fields, turbines } from './plains';
import { portal, portalDefs } from './portal';
import { runwayGround, runwayProps } from './runway';
import { gantry } from './signs';
import { toll, tollGround } from './toll';
import { grove, palms, pines } from './trees';
import type { Prop, Stage } from '../stage';
import { radialGradient } from '../svg';

interface Piece {
  readonly defs?: (stage: Stage) => string;
  readonly ground?: (stage: Stage) => string;
  readonly props: (stage: Stage) => Prop[];
}

const PIECES: Readonly<Record<SetPiece, Piece>> = {
  gantry: { props: gantry },
  crossing: { ground: crossingGround, props: signals },
  canyon: { props: (stage) => canyon(stage, 12.6, [18, 62]) },
  houses: { props: (stage) => canyon(stage, 17, [6, 15]) },
  bridge: { props: bridge },
  toll: { ground: tollGround, props: toll },
  portal: { defs: portalDefs, props: portal },
  runway: { ground: runwayGround, props: runwayProps },
  turbines: { ground: fields, props: (stage) => [...turbines(stage), ...barn(stage)] },
  palms: { props: palms },
  pines: { props: pines },
  grove: { props: grove },
};

const listPieces = ({ layout }: Stage): Piece[] => layout.pieces.map((name) => PIECES[name]);

const GREEN_GLOW = radialGradient('gr', [
  [0, '#8dffd6', 0.9],
  [0.3, '#2fffa6', 0.4],
  [1, '#1fd98a', 0],
]);

export function pieceDefs(stage: Stage): string {
  return (
    GREEN_GLOW +
    listPieces(stage)
      .map((piece) => piece.defs?.(stage) ?? '')
      .join('')
  );
}

export function drawGround(stage: Stage): string {
  return listPieces(stage)
    .map((piece) => piece.ground?.(stage) ?? '')
    .join('');
}

export function pieceProps(stage: Stage): Prop[] {
  return listPieces(stage).flatMap((piece) => piece.props(stage));
}
