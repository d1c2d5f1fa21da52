// The geometry of the table: boxes, camera, zoom and the arrangement of locations.

/** A part of the table in cells; cell (x, y) extends half a cell to each side. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How the table appears on the screen: the cell size in pixels and the position of the origin. */
export interface Camera {
  cell: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Padding {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Point {
  x: number
  y: number
}

/** The box around cards with these centres, with a margin in cells. */
export function boxAround(centres: Point[], room: number): Box {
  if (!centres.length) return { left: -1.5 - room, top: -1.5 - room, right: 1.5 + room, bottom: 1.5 + room }
  const xs = centres.map((one) => one.x)
  const ys = centres.map((one) => one.y)
  const reach = 1.5 + room
  return { left: Math.min(...xs) - reach, top: Math.min(...ys) - reach, right: Math.max(...xs) + reach, bottom: Math.max(...ys) + reach }
}

export const wide = (box: Box): number => box.right - box.left
export const high = (box: Box): number => box.bottom - box.top

/** Fits a box into the padded screen, centred; a box that is too tall can be aligned to its top. */
export function fitted(box: Box, view: Size, pad: Padding, least: number, most: number, fromTop = false): Camera {
  const room = { width: Math.max(1, view.width - pad.left - pad.right), height: Math.max(1, view.height - pad.top - pad.bottom) }
  const cell = Math.min(most, Math.max(least, Math.min(room.width / wide(box), room.height / high(box))))
  return {
    cell,
    x: pad.left + room.width / 2 - ((box.left + box.right) / 2) * cell,
    y: fromTop && high(box) * cell > room.height ? pad.top - box.top * cell : pad.top + room.height / 2 - ((box.top + box.bottom) / 2) * cell,
  }
}

/** Zooms around a fixed point of the screen. */
export function zoomed(camera: Camera, by: number, around: Point, least: number, most: number): Camera {
  const cell = Math.min(most, Math.max(least, camera.cell * by))
  const grown = cell / camera.cell
  return { cell, x: around.x - (around.x - camera.x) * grown, y: around.y - (around.y - camera.y) * grown }
}

/** The box around two boxes. */
export const joined = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

/** Whether a box is not wholly on the screen. */
export function isCut(camera: Camera, box: Box, view: Size): boolean {
  const [left, right] = [camera.x + box.left * camera.cell, camera.x + box.right * camera.cell]
  const [top, bottom] = [camera.y + box.top * camera.cell, camera.y + box.bottom * camera.cell]
  return left < -1 || top < -1 || right > view.width + 1 || bottom > view.height + 1
}

/** Moves the camera back so that the box stays on the screen, or fills it if it is larger. */
export function bounded(camera: Camera, box: Box, view: Size): Camera {
  const along = (origin: number, from: number, to: number, room: number) => {
    const spare = room - (to - from) * camera.cell
    return Math.min(Math.max(origin, Math.min(0, spare) - from * camera.cell), Math.max(0, spare) - from * camera.cell)
  }
  return { cell: camera.cell, x: along(camera.x, box.left, box.right, view.width), y: along(camera.y, box.top, box.bottom, view.height) }
}

/** Converts a point of the screen to cells. */
export const onTable = (camera: Camera, at: Point): Point => ({ x: (at.x - camera.x) / camera.cell, y: (at.y - camera.y) / camera.cell })

/** The cell that the centre of a card snaps to. */
export const snapped = (at: Point): Point => ({ x: Math.round(at.x) + 0, y: Math.round(at.y) + 0 })

export const GAP = 0.8
/** The space for a location's name above it, in cells. */
export const LABEL = 1.5

/** Arranges locations in the number of columns that shows them largest, all in fields of equal size. */
export function arranged(boxes: Box[], order: number[], view: Size): { origins: Point[]; fields: Box[]; all: Box } {
  const [across, down] = [Math.max(...boxes.map(wide)), Math.max(...boxes.map(high))]
  const width = across + GAP
  const height = down + GAP + LABEL
  const size = (columns: number) => Math.min(view.width / (columns * width), view.height / (Math.ceil(order.length / columns) * height))
  const columns = order.map((_, n) => n + 1).reduce((best, one) => (size(one) > size(best) + 1e-9 ? one : best), 1)
  const rows = Math.ceil(order.length / columns)
  const origins: Point[] = boxes.map(() => ({ x: 0, y: 0 }))
  const fields: Box[] = boxes.map((box) => box)
  order.forEach((loc, n) => {
    const box = boxes[loc]
    if (!box) return
    const row = Math.floor(n / columns)
    const inRow = Math.min(columns, order.length - row * columns)
    const x = Math.round((((n % columns) + 0.5 - inRow / 2) * width - (box.left + box.right) / 2) * 2) / 2
    const y = Math.round(((row + 0.5 - rows / 2) * height + LABEL / 2 - (box.top + box.bottom) / 2) * 2) / 2
    origins[loc] = { x, y }
    const middle = { x: x + (box.left + box.right) / 2, y: y + (box.top + box.bottom) / 2 }
    fields[loc] = { left: middle.x - across / 2, right: middle.x + across / 2, top: middle.y - down / 2, bottom: middle.y + down / 2 }
  })
  const all = {
    left: Math.min(...fields.map((box) => box.left)) - 0.3,
    right: Math.max(...fields.map((box) => box.right)) + 0.3,
    top: Math.min(...fields.map((box) => box.top)) - LABEL,
    bottom: Math.max(...fields.map((box) => box.bottom)) + 0.3,
  }
  return { origins, fields, all }
}

/** The field that contains a point of the table. */
export function fieldAt(fields: Box[], at: Point): number | null {
  const found = fields.findIndex((box) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom)
  return found < 0 ? null : found
}
