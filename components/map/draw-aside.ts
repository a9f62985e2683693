import type { Map as MapLibre } from 'maplibre-gl';

/** Between two questions whether a picture is done. */
const ASK_MS = 8;

/** What a map is drawn on before it is shown. */
interface Sheet {
  readonly framebuffer: WebGLFramebuffer;
  readonly layers: readonly WebGLRenderbuffer[];
  readonly width: number;
  readonly height: number;
}

function makeSheet(gl: WebGL2RenderingContext, width: number, height: number): Sheet {
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  const makeLayer = (attachment: number, format: number) => {
    const layer = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, layer);
    gl.renderbufferStorage(gl.RENDERBUFFER, format, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, attachment, gl.RENDERBUFFER, layer);
    return layer;
  };
  const layers = [
    makeLayer(gl.COLOR_ATTACHMENT0, gl.RGBA8),
    makeLayer(gl.DEPTH_STENCIL_ATTACHMENT, gl.DEPTH24_STENCIL8),
  ];
  return { framebuffer, layers, width, height };
}

interface AsideEvents {
  /** A picture is being drawn: no other may be before it is shown. */
  onStart(): void;
  onShown(): void;
}

/**
 * Draws each picture of the map beside its canvas and copies it there once it is done. A browser that draws with the processor
 * reads the canvas back for each of its own frames, and the page would stand still until the map is drawn.
 */
export class AsideDrawing {
  private sheet: Sheet | null = null;

  constructor(
    private readonly map: MapLibre,
    /** Pixels of the next pictures per CSS pixel. */
    public ratio: number,
    private readonly events: AsideEvents,
  ) {
    this.start();
    map.on('webglcontextrestored', this.start);
  }

  private readonly start = () => {
    const { painter } = this.map;
    const { gl } = painter.context;
    this.sheet = null;
    const bind = gl.bindFramebuffer.bind(gl);
    const draw = painter.render.bind(painter);
    gl.bindFramebuffer = (target, framebuffer) => bind(target, framebuffer ?? this.sheet?.framebuffer ?? null);
    painter.render = (style, transform, data) => {
      if (gl.isContextLost()) return;
      const { clientWidth, clientHeight } = this.map.getContainer();
      painter.resize(clientWidth, clientHeight, this.ratio);
      this.takeSheet(gl, painter.width, painter.height);
      this.events.onStart();
      draw(style, transform, { ...data, pixelRatio: this.ratio });
      this.whenDone(gl, () => {
        this.show(gl, (target, framebuffer) => bind(target, framebuffer));
        this.events.onShown();
      });
    };
  };

  private takeSheet(gl: WebGL2RenderingContext, width: number, height: number): void {
    const { sheet } = this;
    if (sheet?.width === width && sheet.height === height) return;
    if (sheet) {
      gl.deleteFramebuffer(sheet.framebuffer);
      for (const layer of sheet.layers) gl.deleteRenderbuffer(layer);
    }
    this.sheet = makeSheet(gl, width, height);
  }

  private whenDone(gl: WebGL2RenderingContext, action: () => void): void {
    const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    const look = () => {
      if (!done || gl.getSyncParameter(done, gl.SYNC_STATUS) === gl.SIGNALED || gl.isContextLost()) {
        gl.deleteSync(done);
        action();
      } else {
        setTimeout(look, ASK_MS);
      }
    };
    setTimeout(look, ASK_MS);
  }

  private show(gl: WebGL2RenderingContext, bind: WebGL2RenderingContext['bindFramebuffer']): void {
    if (!this.sheet) return;
    const { framebuffer, width, height } = this.sheet;
    const canvas = this.map.getCanvas();
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    bind(gl.READ_FRAMEBUFFER, framebuffer);
    bind(gl.DRAW_FRAMEBUFFER, null);
    gl.disable(gl.SCISSOR_TEST);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
  }
}
