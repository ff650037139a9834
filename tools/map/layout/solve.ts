/** Solves a dense linear system with several right-hand sides by elimination with pivoting. Changes its input. */
export function solve(a: Float64Array[], sides: Float64Array[]): Float64Array[] {
  const n = a.length;
  for (let col = 0; col < n; col++) {
    let pivot = col;
    for (let row = col + 1; row < n; row++) {
      if (Math.abs(a[row][col]) > Math.abs(a[pivot][col])) pivot = row;
    }
    [a[col], a[pivot]] = [a[pivot], a[col]];
    for (const b of sides) [b[col], b[pivot]] = [b[pivot], b[col]];
    for (let row = col + 1; row < n; row++) {
      const factor = a[row][col] / a[col][col];
      if (factor === 0) continue;
      for (let k = col; k < n; k++) a[row][k] -= factor * a[col][k];
      for (const b of sides) b[row] -= factor * b[col];
    }
  }
  for (const b of sides) {
    for (let row = n - 1; row >= 0; row--) {
      for (let k = row + 1; k < n; k++) b[row] -= a[row][k] * b[k];
      b[row] /= a[row][row];
    }
  }
  return sides;
}
