/** Regular polygon of `sides` corners on the unit circle, the first at `turn` degrees. */
function polygon(sides: number, turn: number, radius = 1): string {
  const corners = Array.from({ length: sides }, (_, corner) => {
    const angle = ((turn + (corner * 360) / sides) * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`;
  });
  return `M${corners.join('L')}Z`;
}

const circle = 'M1 0A1 1 0 0 1 -1 0A1 1 0 0 1 1 0Z';
const shapes = [circle, polygon(4, 45, 1.16), polygon(6, 30, 1.1), polygon(4, 0, 1.25)];

/** Each seat has a shape as well as a colour: circle, square, hexagon, lozenge. On the unit circle. */
export const seatShape = (seat: number | null): string => shapes[seat ?? 0] ?? circle;
