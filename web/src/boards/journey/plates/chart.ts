import { Lattice, round, type Point } from "../lattice";
import type { Box, Space } from "../view";

/** Where the spaces of a stage lie on its plate; the sea may be turned, so that one crosses it downwards. */
export class Chart {
  readonly lattice: Lattice;
  /** The spaces that can be entered, by their numbers. */
  readonly spaces: number[] = [];
  /** The cells of granite or land, as columns and rows of the plate. */
  readonly rock: [number, number][] = [];
  /** Where the way leads, in degrees from downwards. */
  readonly heading: number;
  #all: Space[];
  #turned: boolean;

  constructor(box: Box, sea: boolean, cell: { width: number; height: number }, at: Point, turned = false) {
    const [rows, columns] = sea ? box.sea : box.descent;
    const open = new Set<string>();
    this.#all = box.spaces;
    this.#turned = turned;
    this.heading = sea && !turned ? -90 : 0;
    box.spaces.forEach((space, number) => {
      if (space.sea !== sea) return;
      const [column, row] = this.#cell(space);
      if (space.terrain === "granite") this.rock.push([column, row]);
      else {
        this.spaces.push(number);
        open.add(`${column},${row}`);
      }
    });
    const shape = turned ? [rows, columns] : [columns, rows];
    const isOpen = (column: number, row: number) => open.has(`${column},${row}`);
    this.lattice = new Lattice(shape[0]!, shape[1]!, cell.width, cell.height, at.x, at.y, isOpen);
  }

  #cell(space: Space): [number, number] {
    return this.#turned ? [space.row, space.column] : [space.column, space.row];
  }

  cell(number: number): [number, number] {
    return this.#cell(this.#all[number]!);
  }

  centre(number: number): Point {
    return this.lattice.centre(...this.cell(number));
  }

  /** The lines between open cells. */
  dividers(): string {
    const { lattice } = this;
    let path = "";
    const line = (a: Point, b: Point) => (path += `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`);
    for (const number of this.spaces) {
      const [c, r] = this.cell(number);
      if (lattice.isOpen(c + 1, r)) line(lattice.corner(c + 1, r), lattice.corner(c + 1, r + 1));
      if (lattice.isOpen(c, r + 1)) line(lattice.corner(c, r + 1), lattice.corner(c + 1, r + 1));
    }
    return path;
  }
}
