import {
  MercatorCoordinate,
  type CustomLayerInterface,
  type CustomRenderMethodInput,
  type Map as MapLibre,
} from 'maplibre-gl';
import type { Point } from '@/lib/camera/point';
import { readMapColors, readNumberFont } from './map-colors';
import { CELL_HEIGHT, CELL_WIDTH, COLUMNS, MarkerSprites, type Look } from './marker-sprites';

export interface DrawnMarker extends Point {
  readonly look: Look;
}

/** A place (2) and a cell (2). */
const FLOATS = 4;

const VERTEX_SHADER = `#version 300 es
uniform mat4 u_matrix;
uniform vec2 u_screen;
uniform vec2 u_size;
uniform vec2 u_cells;
layout(location = 0) in vec2 a_place;
layout(location = 1) in vec2 a_cell;
out vec2 v_at;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec4 center = u_matrix * vec4(a_place, 0.0, 1.0);
  // On whole pixels, so that numbers are sharp.
  vec2 pixel = round((center.xy / center.w * 0.5 + 0.5) * u_screen) + (corner - 0.5) * u_size * vec2(1.0, -1.0);
  gl_Position = vec4(pixel / u_screen * 2.0 - 1.0, 0.0, 1.0);
  v_at = (a_cell + corner) / u_cells;
}`;
const FRAGMENT_SHADER = `#version 300 es
precision mediump float;
uniform sampler2D u_sprites;
in vec2 v_at;
out vec4 color;
void main() {
  color = texture(u_sprites, v_at);
}`;

interface Resources {
  readonly gl: WebGL2RenderingContext;
  readonly program: WebGLProgram;
  readonly array: WebGLVertexArrayObject;
  readonly buffer: WebGLBuffer;
  readonly texture: WebGLTexture;
}

function makeProgram(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

function makeResources(gl: WebGL2RenderingContext): Resources {
  const resources = {
    gl,
    program: makeProgram(gl),
    array: gl.createVertexArray(),
    buffer: gl.createBuffer(),
    texture: gl.createTexture(),
  };
  gl.bindVertexArray(resources.array);
  gl.bindBuffer(gl.ARRAY_BUFFER, resources.buffer);
  for (const location of [0, 1]) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, 2, gl.FLOAT, false, FLOATS * 4, location * 8);
    gl.vertexAttribDivisor(location, 1);
  }
  gl.bindVertexArray(null);
  gl.bindTexture(gl.TEXTURE_2D, resources.texture);
  for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE);
  }
  for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
    gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR);
  }
  return resources;
}

/** The projection for places relative to an origin: 32 bits are too few for the whole world. */
function moveOrigin(matrix: ArrayLike<number>, { x, y }: { x: number; y: number }): Float32Array {
  const moved = Float32Array.from(matrix);
  for (let row = 0; row < 4; row += 1) {
    moved[12 + row] = (matrix[row] ?? 0) * x + (matrix[4 + row] ?? 0) * y + (matrix[12 + row] ?? 0);
  }
  return moved;
}

/** Draws all markers on MapLibre's canvas with one call, above the basemap whatever its style. */
export class MarkerPicture implements CustomLayerInterface {
  readonly id = 'markers';
  readonly type = 'custom';
  private readonly sprites: MarkerSprites;
  private markers: readonly DrawnMarker[] = [];
  private origin = { x: 0, y: 0 };
  private places = new Float32Array();
  private isMoved = false;
  private resources: Resources | null = null;

  constructor(private readonly map: MapLibre) {
    const font = readNumberFont();
    this.sprites = new MarkerSprites(readMapColors(), font, Math.max(1, devicePixelRatio));
    map.on('style.load', () => map.addLayer(this));
    // A canvas takes another font as long as this one is not there.
    const restyle = () => this.restyle();
    // Fails if any font of the list is missing; the others are there then.
    document.fonts.load(font).then(restyle, restyle);
  }

  /** Draws these instead of those before; the last is on top. */
  show(markers: readonly DrawnMarker[]): void {
    this.markers = markers;
    this.origin = MercatorCoordinate.fromLngLat(markers[0] ?? { lng: 0, lat: 0 });
    this.places = new Float32Array(markers.length * FLOATS);
    this.sprites.reserve(markers.length);
    markers.forEach((marker, index) => {
      const { x, y } = MercatorCoordinate.fromLngLat(marker);
      const cell = this.sprites.find(marker.look);
      this.places.set(
        [x - this.origin.x, y - this.origin.y, cell % COLUMNS, Math.floor(cell / COLUMNS)],
        index * FLOATS,
      );
    });
    this.isMoved = true;
    this.map.triggerRepaint();
  }

  /** Follows the theme. */
  restyle(): void {
    this.sprites.restyle(readMapColors(), readNumberFont());
    this.show(this.markers);
  }

  onAdd(_: MapLibre, gl: WebGL2RenderingContext): void {
    this.resources = makeResources(gl);
    this.isMoved = true;
    this.sprites.isChanged = true;
  }

  onRemove(): void {
    const { resources } = this;
    this.resources = null;
    if (!resources) return;
    resources.gl.deleteProgram(resources.program);
    resources.gl.deleteVertexArray(resources.array);
    resources.gl.deleteBuffer(resources.buffer);
    resources.gl.deleteTexture(resources.texture);
  }

  render(gl: WebGL2RenderingContext, { defaultProjectionData }: CustomRenderMethodInput): void {
    if (!this.resources || this.markers.length === 0) return;
    const { program, array } = this.resources;
    const locate = (name: string) => gl.getUniformLocation(program, name);
    const { width, height } = this.map.painter;
    const ratio = width / this.map.getContainer().clientWidth;
    gl.useProgram(program);
    gl.bindVertexArray(array);
    this.upload(this.resources);
    gl.uniformMatrix4fv(locate('u_matrix'), false, moveOrigin(defaultProjectionData.mainMatrix, this.origin));
    gl.uniform2f(locate('u_screen'), width, height);
    gl.uniform2f(locate('u_size'), CELL_WIDTH * ratio, CELL_HEIGHT * ratio);
    gl.uniform2f(locate('u_cells'), COLUMNS, this.sprites.rows);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.markers.length);
    gl.bindVertexArray(null);
  }

  private upload({ gl, buffer, texture }: Resources): void {
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    if (this.sprites.isChanged) {
      gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, this.sprites.canvas);
      this.sprites.isChanged = false;
    }
    if (!this.isMoved) return;
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.places, gl.DYNAMIC_DRAW);
    this.isMoved = false;
  }
}
