"""Trains the detector of the demo network (see demo-model.ts). Usage: train-demo-model.py FOLDER MINUTES

A small convolutional network sees 480 x 270 pixels. For every cell of 4 x 4 pixels it predicts whether the center of a vehicle is
there, the distances to its four edges (logarithms of cells), and its class. Centers are learned as soft peaks (CenterNet's focal
loss), edges by the generalized overlap of the boxes. Small or hidden vehicles count as neither right nor wrong.
Reads {name}.rgb and {name}.json in FOLDER and writes layers.json, layers.bin and network.pt there; continues from an existing
network.pt. The output is a moving average over the last steps. Runs on one thread, because two slow each other down.
"""
import json
import pathlib
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

FOLDER, MINUTES = pathlib.Path(sys.argv[1]), float(sys.argv[2])
WIDTH, HEIGHT, STRIDE = 480, 270, 4
CROP_W, CROP_H = 224, 160
CLASSES = ['car', 'truck', 'bus', 'motorcycle']
SMALL_PX, HIDDEN_SHARE, CUT_SHARE, INVISIBLE_SHARE = 8, 0.45, 0.75, 0.08
BATCH, PEAK_RATE, RESUMED_RATE = 10, 3e-3, 1e-3
# Of streets, clips and stills.
SHARES = [0.5, 0.3, 0.2]
MEAN_EVERY, MEAN_KEEPS = 5, 0.99
RANDOM = np.random.default_rng(1)


def block(from_, to, stride=1, dilation=1):
    convolution = nn.Conv2d(from_, to, 3, stride, dilation, dilation, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(to), nn.ReLU6())


class Network(nn.Module):
    """The layers of demo-graph.ts: down to a sixteenth, where a layer sees whole trucks, and up again for sharp edges."""

    def __init__(self):
        super().__init__()
        self.c1, self.c2 = block(3, 8, 2), block(8, 24, 2)
        self.d1, self.d2 = block(24, 32, 2), block(32, 32)
        self.e1, self.e2, self.e3, self.e4 = block(32, 48, 2), block(48, 48), block(48, 48, 1, 2), block(48, 48)
        self.l1, self.u1 = nn.Conv2d(48, 32, 1), block(32, 32)
        self.l2, self.u2 = nn.Conv2d(32, 24, 1), block(24, 24)
        self.head = nn.Conv2d(24, 9, 1)
        with torch.no_grad():
            # Vehicles are rare, and edges are a few cells away.
            self.head.bias.zero_()
            self.head.bias[0] = -4
            self.head.bias[1:5] = 1

    def forward(self, pictures):
        twice = lambda t: t.repeat_interleave(2, 2).repeat_interleave(2, 3)
        fine = self.c2(self.c1(pictures))
        middle = self.d2(self.d1(fine))
        coarse = self.e4(self.e3(self.e2(self.e1(middle))))
        joined = self.u1(middle + twice(self.l1(coarse)))
        return self.head(self.u2(fine + twice(self.l2(joined))))


def load(name):
    """Pictures with rows of left, top, width, height, class, hidden share. Drops invisible vehicles."""
    pictures = np.memmap(FOLDER / f'{name}.rgb', np.uint8, 'r').reshape(-1, HEIGHT, WIDTH, 3)
    items = []
    for index, vehicles in enumerate(json.loads((FOLDER / f'{name}.json').read_text())):
        rows = [[*box, CLASSES.index(kind), 1 - seen] for kind, *box, seen in vehicles if seen > INVISIBLE_SHARE]
        items.append((pictures, index, np.array(rows, np.float32).reshape(-1, 6)))
    return items


def crop(item):
    """A random crop, usually around a vehicle: mirrored, brighter or darker, noisy."""
    pictures, index, rows = item
    rows = rows.copy()
    x0, y0 = RANDOM.uniform(0, WIDTH - CROP_W), RANDOM.uniform(0, HEIGHT - CROP_H)
    if len(rows) and RANDOM.random() < 0.9:
        x, y, w, h = rows[RANDOM.integers(len(rows)), :4]
        x0 = x + w / 2 - CROP_W / 2 + RANDOM.uniform(-0.42, 0.42) * CROP_W
        y0 = y + h / 2 - CROP_H / 2 + RANDOM.uniform(-0.42, 0.42) * CROP_H
    x0, y0 = int(np.clip(x0, 0, WIDTH - CROP_W)), int(np.clip(y0, 0, HEIGHT - CROP_H))
    picture = pictures[index, y0 : y0 + CROP_H, x0 : x0 + CROP_W].astype(np.float32)
    whole = rows[:, 2] * rows[:, 3] + 1e-6
    right = np.clip(rows[:, 0] + rows[:, 2] - x0, 0, CROP_W)
    bottom = np.clip(rows[:, 1] + rows[:, 3] - y0, 0, CROP_H)
    rows[:, 0], rows[:, 1] = np.clip(rows[:, 0] - x0, 0, CROP_W), np.clip(rows[:, 1] - y0, 0, CROP_H)
    rows[:, 2], rows[:, 3] = right - rows[:, 0], bottom - rows[:, 1]
    rows[rows[:, 2] * rows[:, 3] / whole < CUT_SHARE, 5] = 1
    rows = rows[(rows[:, 2] > 1) & (rows[:, 3] > 1)]
    if RANDOM.random() < 0.5:
        picture, rows[:, 0] = picture[:, ::-1], CROP_W - rows[:, 0] - rows[:, 2]
    picture = picture * np.float32(RANDOM.uniform(0.85, 1.18)) + np.float32(RANDOM.uniform(-6, 6))
    if RANDOM.random() < 0.15:
        picture = picture + RANDOM.standard_normal(picture.shape, np.float32) * np.float32(RANDOM.uniform(1, 5))
    return np.clip(picture, 0, 255).transpose(2, 0, 1) / np.float32(255), *targets(rows)


COLUMNS, ROWS = CROP_W // STRIDE, CROP_H // STRIDE
CELL_Y, CELL_X = ((np.mgrid[0:ROWS, 0:COLUMNS] + 0.5) * STRIDE).astype(np.float32)


def targets(rows):
    """For each cell: confidence and its weight, the box as left, top, right, bottom and its weight, and the class."""
    spot, counts = np.zeros((ROWS, COLUMNS), np.float32), np.ones((ROWS, COLUMNS), np.float32)
    box, box_counts = np.zeros((4, ROWS, COLUMNS), np.float32), np.zeros((ROWS, COLUMNS), np.float32)
    kind, area = np.zeros((ROWS, COLUMNS), np.int64), np.full((ROWS, COLUMNS), 1e9, np.float32)
    for x, y, w, h, name, hidden in rows:
        mx, my = x + w / 2, y + h / 2
        if min(w, h) < SMALL_PX or hidden > HIDDEN_SHARE:
            counts[(np.abs(CELL_X - mx) < w / 2) & (np.abs(CELL_Y - my) < h / 2)] = 0
            continue
        soft = np.exp(-(((CELL_X - mx) / max(w * 0.16, 2.6)) ** 2 + ((CELL_Y - my) / max(h * 0.16, 2.6)) ** 2) / 2)
        middle = min(ROWS - 1, int(my / STRIDE)), min(COLUMNS - 1, int(mx / STRIDE))
        spot = np.maximum(spot, soft)
        spot[middle] = 1
        near = soft > 0.45
        near[middle] = True
        near &= w * h < area
        area[near], kind[near], box_counts[near] = w * h, int(name), soft[near]
        box[:, near] = np.array([x, y, x + w, y + h], np.float32)[:, None]
        box_counts[middle] = 1
    return spot, np.maximum(counts, spot > 0.3), box, box_counts, kind


class Crops(torch.utils.data.IterableDataset):
    def __init__(self, sources):
        # Busy pictures are sampled more often.
        self.sources = [(items, np.cumsum([1 + len(rows) for _, _, rows in items])) for items in sources]

    def sample(self):
        items, until = self.sources[RANDOM.choice(len(SHARES), p=SHARES)]
        return crop(items[np.searchsorted(until, RANDOM.integers(until[-1]), 'right')])

    def __iter__(self):
        torch.set_num_threads(1)
        while True:
            samples = [self.sample() for _ in range(BATCH)]
            yield [torch.from_numpy(np.ascontiguousarray(np.stack(part))) for part in zip(*samples)]


def loss_of(answer, spot, counts, box, box_counts, kind):
    sure = torch.sigmoid(answer[:, 0]).clamp(1e-4, 1 - 1e-4)
    middle = (spot > 0.999).float()
    focal = -(middle * (1 - sure) ** 2 * sure.log() + (1 - middle) * (1 - spot) ** 4 * sure**2 * (1 - sure).log()) * counts
    x, y = torch.from_numpy(CELL_X), torch.from_numpy(CELL_Y)
    away = answer[:, 1:5].clamp(-3, 5.2).exp() * STRIDE
    left, top, right, bottom = x - away[:, 0], y - away[:, 1], x + away[:, 2], y + away[:, 3]
    low, high = torch.minimum, torch.maximum
    shared_w = (low(right, box[:, 2]) - high(left, box[:, 0])).clamp(min=0)
    shared_h = (low(bottom, box[:, 3]) - high(top, box[:, 1])).clamp(min=0)
    shared = shared_w * shared_h
    union = (right - left) * (bottom - top) + (box[:, 2] - box[:, 0]) * (box[:, 3] - box[:, 1]) - shared
    hull = (high(right, box[:, 2]) - low(left, box[:, 0])) * (high(bottom, box[:, 3]) - low(top, box[:, 1]))
    apart = 1 - shared / (union + 1e-6) + (hull - union) / (hull + 1e-6)
    boxes = box_counts.sum().clamp(min=1)
    classes = (F.cross_entropy(answer[:, 5:9], kind, reduction='none') * box_counts).sum() / boxes
    return focal.sum() / middle.sum().clamp(min=1) + 2 * (apart * box_counts).sum() / boxes + 0.5 * classes


def write_layers(network):
    """Folds batch normalization into the kernels, in the order height, width, in, out."""
    shapes, values = {}, []
    for name, layer in network.named_children():
        convolution, kernel, bias = layer, None, None
        if isinstance(layer, nn.Sequential):
            convolution, norm = layer[0], layer[1]
            factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            kernel, bias = convolution.weight * factor[:, None, None, None], norm.bias - norm.running_mean * factor
        else:
            kernel, bias = convolution.weight, convolution.bias
        kernel = kernel.detach().numpy().transpose(2, 3, 1, 0)
        shapes[name] = list(kernel.shape)
        values += [np.ascontiguousarray(kernel, np.float32).ravel(), bias.detach().numpy().astype(np.float32)]
    (FOLDER / 'layers.json').write_text(json.dumps(shapes))
    np.concatenate(values).tofile(FOLDER / 'layers.bin')


def main():
    torch.manual_seed(1)
    torch.set_num_threads(1)
    clips = [item for file in sorted(FOLDER.glob('*-*.rgb')) for item in load(file.stem)]
    network, saved, peak_rate = Network().to(memory_format=torch.channels_last), FOLDER / 'network.pt', PEAK_RATE
    if saved.exists():
        network.load_state_dict(torch.load(saved))
        peak_rate = RESUMED_RATE
    mean = {name: value.clone() for name, value in network.state_dict().items()}
    optimizer = torch.optim.AdamW(network.parameters(), peak_rate, weight_decay=1e-4)
    loader = torch.utils.data.DataLoader(Crops([load('streets'), clips, load('stills')]), batch_size=None, num_workers=1, prefetch_factor=4)
    began, total = time.time(), 0.0
    for step, (pictures, *wanted) in enumerate(loader):
        done = (time.time() - began) / 60 / MINUTES
        if done >= 1:
            break
        rate = peak_rate * min(1, (step + 1) / 200) * (0.5 * (1 + np.cos(np.pi * done)) + 0.005)
        for group in optimizer.param_groups:
            group['lr'] = rate
        loss = loss_of(network(pictures.contiguous(memory_format=torch.channels_last)), *wanted)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 5)
        optimizer.step()
        total += loss.item()
        if step % MEAN_EVERY == 0:
            keeps = min(MEAN_KEEPS, (1 + step) / (10 + step))
            for name, value in network.state_dict().items():
                mean[name] = keeps * mean[name] + (1 - keeps) * value if value.is_floating_point() else value.clone()
        if step % 500 == 499:
            print(f'{done:4.0%}  step {step + 1}  loss {total / 500:.3f}', flush=True)
            total = 0.0
    network.load_state_dict(mean)
    torch.save(mean, saved)
    network.eval()
    write_layers(network)


main()
