import { round, waver } from "../lattice";
import type { Chart } from "./chart";

const EDGE = 11;

/** The outline of the mountain over the descent: it widens with the caves, and has a crater over the first row. */
export function mountain(chart: Chart, width: number, height: number): string {
  const { lattice } = chart;
  const top = chart.spaces.filter((number) => chart.cell(number)[1] === 0).map((number) => chart.cell(number)[0]);
  let first = Math.min(...top);
  let last = Math.max(...top);
  const mouth = [lattice.left + first * lattice.width, lattice.left + (last + 1) * lattice.width] as const;
  const left: string[] = [];
  const right: string[] = [];
  for (let row = 0; row < lattice.rows; row++) {
    for (const number of chart.spaces) {
      const [column, at] = chart.cell(number);
      if (at !== row) continue;
      first = Math.min(first, column);
      last = Math.max(last, column);
    }
    const y = lattice.top + (row - 0.1) * lattice.height;
    const bump = 5 * waver(row, 9);
    left.push(`${round(Math.max(EDGE, lattice.left + first * lattice.width - 34 + bump))} ${round(y)}`);
    right.push(`${round(Math.min(width - EDGE, lattice.left + (last + 1) * lattice.width + 34 + bump))} ${round(y)}`);
  }
  const rim = lattice.top - 16;
  const crater = `${mouth[0] - 14} ${rim + 4}L${mouth[0] + 1} ${rim}L${mouth[0] + 5} ${lattice.top + 8}L${mouth[1] - 5} ${lattice.top + 8}L${mouth[1] + 1} ${rim - 4}L${mouth[1] + 14} ${rim + 2}`;
  const floor = `L${width - EDGE} ${height}L${EDGE} ${height}`;
  return `M${crater}L${right.join("L")}${floor}L${left.reverse().join("L")}Z`;
}

export interface Treasure {
  name: string;
  x: number;
  y: number;
  size: number;
}

const BURIED = ["skeleton_body", "single", "quartz", "skull_back", "skeleton_head", "single", "gold"];

/** Things left in the rock for the eye: one in each block of four cells of granite within the mountain. */
export function treasures(chart: Chart): Treasure[] {
  const { lattice } = chart;
  const rock = new Set(chart.rock.map((cell) => cell.join()));
  const found: Treasure[] = [];
  for (const [column, row] of chart.rock) {
    const block = [`${column},${row}`, `${column + 1},${row}`, `${column},${row + 1}`, `${column + 1},${row + 1}`];
    if (row < lattice.rows / 2 || !block.every((cell) => rock.has(cell))) continue;
    block.forEach((cell) => rock.delete(cell));
    const at = lattice.corner(column + 1, row + 1);
    found.push({ name: BURIED[found.length % BURIED.length]!, x: at.x, y: at.y, size: 58 });
  }
  return found;
}
