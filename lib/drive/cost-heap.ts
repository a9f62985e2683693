/** Numbered items by cost, the cheapest first. */
export class CostHeap {
  private readonly costs: number[] = [];
  private readonly items: number[] = [];

  get size(): number {
    return this.items.length;
  }

  push(cost: number, item: number): void {
    const { costs, items } = this;
    let hole = costs.length;
    while (hole > 0) {
      const above = (hole - 1) >> 1;
      if ((costs[above] as number) <= cost) break;
      costs[hole] = costs[above] as number;
      items[hole] = items[above] as number;
      hole = above;
    }
    costs[hole] = cost;
    items[hole] = item;
  }

  get leastCost(): number {
    return this.costs[0] ?? Infinity;
  }

  /** The cheapest item. @throws if it is empty */
  pop(): number {
    const item = this.items[0];
    const [lastCost, lastItem] = [this.costs.pop(), this.items.pop()];
    if (item === undefined || lastCost === undefined || lastItem === undefined) throw new Error('the heap is empty');
    if (this.costs.length > 0) this.sink(lastCost, lastItem);
    return item;
  }

  private sink(cost: number, item: number): void {
    const { costs, items } = this;
    let hole = 0;
    for (let below = 1; below < costs.length; below = 2 * hole + 1) {
      if (below + 1 < costs.length && (costs[below + 1] as number) < (costs[below] as number)) below += 1;
      if ((costs[below] as number) >= cost) break;
      costs[hole] = costs[below] as number;
      items[hole] = items[below] as number;
      hole = below;
    }
    costs[hole] = cost;
    items[hole] = item;
  }
}
