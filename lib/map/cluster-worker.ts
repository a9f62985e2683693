import { ClusterIndex } from './cluster-index';
import type { ClusterAnswers, ClusterQuestion, FromClusterWorker, ToClusterWorker } from './cluster-protocol';

let index = new ClusterIndex();

function answer(question: ClusterQuestion): ClusterAnswers[keyof ClusterAnswers] {
  switch (question.kind) {
    case 'items':
      return { items: index.items(question.bounds, question.zoom), size: index.size };
    case 'sight':
      return index.sight(question.bounds, question.limit);
    case 'locate':
      return index.locate(question.index);
    case 'opening':
      return index.opening(question.cluster, question.size);
  }
}

onmessage = ({ data }: MessageEvent<ToClusterWorker>) => {
  switch (data.kind) {
    case 'reset':
      index = new ClusterIndex();
      return;
    case 'add':
      index.add(data.points);
      return;
    case 'ask':
      postMessage({ id: data.id, answer: answer(data.question) } satisfies FromClusterWorker);
  }
};
